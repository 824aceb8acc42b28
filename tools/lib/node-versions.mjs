/** The versions of Node that the product is tried on: the oldest that it promises to run on, and what is in long-term support since. */
export const NODE_VERSIONS = { 20: '20.19.0', 22: '22.23.3', 24: '24.21.0' }
