/** Where the live channel is: apart from its schemas, which only the server needs. */
export const openLiveOrderPath = '/api/live/order'
export const openLiveNotificationsPath = '/api/live/notifications'
