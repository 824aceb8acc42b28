/** How many favorites there can be, and how long what is kept of one. */
export const FAVORITE_NAME_MAX = 80
/** of one person, and shared by the people of an organization */
export const OWN_FAVORITES_MOST = 200
export const SHARED_FAVORITES_MOST = 500
/** characters of the choices of one, as JSON */
export const FAVORITE_CHOICES_MAX = 60_000
