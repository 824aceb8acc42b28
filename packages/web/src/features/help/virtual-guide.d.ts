/** What the build makes of docs/guide (build/guide/guide-plugin.ts). */
declare module 'virtual:guide' {
  // An import statement would make this file a module, and the declaration an addition to one that there is not.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const guide: import('./guide-page.ts').Guide
}

/** The index that the guide is searched by, as text for MiniSearch. */
declare module 'virtual:guide-search' {
  export const index: string
}
