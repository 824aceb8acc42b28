/** What the grouping of the later chunks reads from code. */
import { describe, expect, it } from 'vitest'
import { deferredParts } from './deferred-parts.ts'

describe('parts that are fetched ahead', () => {
  it('are found however they are handed over', () => {
    const code = `import { deferred, deferredModule } from '../ui/deferred.tsx'
const A = deferred(() => import('./a.tsx').then((part) => part.A))
const load = () => import("./b.ts")
deferredModule(load)
async function entry() { await idle(); return import('./c.tsx') }
export const C = deferred(() => entry().then((part) => part.C))`
    expect(deferredParts(code)).toEqual({ ahead: ['./a.tsx', './b.ts', './c.tsx'], views: [] })
  })
  it('are told from those that are seen at once; those that wait and the screens of routes are neither', () => {
    const code = `const stills = deferredModule(() => import('./still.ts'), { when: 'demand' })
const Row = deferredView(() => import('./row.tsx'))
const A = deferred(() => import('./a.tsx'))`
    expect(deferredParts(code)).toEqual({ ahead: ['./a.tsx'], views: ['./row.tsx'] })
    const route = `const Page = lazy(() => import('./page.tsx'))`
    expect(deferredParts(route)).toEqual({ ahead: [], views: [] })
  })
})
