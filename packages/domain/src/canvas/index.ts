/** The canvas: its kinds and their geometry. It is loaded with the screens that show one. */
export * from './form.ts'
export * from './item-face.ts'
export * from './kind.ts'
export * from './length-expression.ts'
export * from './registry.ts'
export * from './scene.ts'
