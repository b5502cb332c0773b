/** Signs a visitor in without scripts, and leads back: `to` says where, else it is the page that led here. */
export const loginPath = '/login';
