/** The page that documents are set on, in px. */
import { pageSizes } from './page-sizes.ts'

/** The document page is 1056 by 816; what stands on it, in px. [2.9.11] */
export const documentPage = {
  size: pageSizes.landscape,
  margin: 48,
  /** from the top of the page to its content, and from its content to the bottom */
  contentTop: 108,
  contentBottom: 64,
} as const
/** The budget of a page: how high its content may be. [2.9.13] */
export const CONTENT_HEIGHT = documentPage.size.height - documentPage.contentTop - documentPage.contentBottom
export const CONTENT_WIDTH = documentPage.size.width - 2 * documentPage.margin
