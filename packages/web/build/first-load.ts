/** What a screen of the built app fetches before it can be used: chunks and their compressed size in bytes. */
import { brotliCompressSync } from 'node:zlib'
import type { Rollup } from 'vite'

type Chunk = Rollup.OutputChunk

/** The modules of the screens whose first load is bounded. */
export const firstLoadScreens = {
  home: '/features/home/home-page.tsx',
  orderPage: '/features/order-page/order-page.tsx',
  ordersList: '/features/orders-list/orders-page.tsx',
} as const

/** The files that come with a module: what the app starts with, the chunk that holds it, and what those bring along. */
export function filesWith(chunks: readonly Chunk[], module: string): Chunk[] {
  const files = new Map<string, Chunk>()
  const open = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith(module)),
  )
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (files.has(chunk.fileName)) continue
    files.set(chunk.fileName, chunk)
    const { imports } = chunk
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  return [...files.values()]
}

/** Bytes as the build writes them beside the files, and the server hands them out. */
export function compressedSize(files: readonly Chunk[]): number {
  return files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
}
