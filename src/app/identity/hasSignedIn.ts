/** Whether somebody has signed in on this site, or is on the way back from it. */
export function hasSignedIn(): boolean {
  return /auth0\.(\S+\.)?is\.authenticated=/.test(document.cookie) || /[?&]state=/.test(location.search);
}
