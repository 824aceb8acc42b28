export * from './page.tsx'
export * from './page-style.ts'
export * from './paper-file.tsx'
export * from './drawing-sheet.tsx'
