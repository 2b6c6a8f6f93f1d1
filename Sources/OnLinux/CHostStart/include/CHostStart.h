#ifndef DRILLDOWN_HOST_START_H
#define DRILLDOWN_HOST_START_H

// Nothing to call: whatever is linked with this runs in a host, as on a device.

#endif
