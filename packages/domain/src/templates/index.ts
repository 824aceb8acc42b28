/** Templates of products for a new organization. */
export * from './templates.ts'
export * from './catalog-drafts.ts'
export * from './template-drawing.ts'
export * from './template.ts'
