/** Which releases work with which tables. Tests hold both against package.json and the picture of the last release. Decision 210. */

/** The version of this release. */
export const RELEASE = '0.1.0'

/** The oldest release whose server works on the tables of this one: the last one released, since migrations only add to what it left. */
export const BEARS = '0.1.0'
