/** Where the live channels are: apart from their schemas, which only the server needs. */
export const openLiveOrderPath = '/api/live/order'
export const openLiveNotificationsPath = '/api/live/notifications'
export const openLiveListPath = '/api/live/orders'
