/** What is drawn on the demo's orders is what a studio and a workshop would draw. */
import {
  checkSpatial,
  shownRecords,
  type SpatialKey,
  spatialKindOf,
  viewIdOf,
} from '@orderwright/domain/spatial'
import { describe, expect, test } from 'vitest'
import { norrvik, panoramaMurals } from './demo-orgs.ts'
import { demoSeeds } from './index.ts'

const seeds = demoSeeds(new Date('2026-11-23T12:00:00Z'))

function drawn(orgId: number) {
  const seed = seeds.find(({ id }) => id === orgId)
  if (!seed) throw new Error(`no organization ${orgId}`)
  return seed
}

function canvasOf(orgId: number, title: string) {
  const { orders } = drawn(orgId)
  const order = orders.productOrders.find((one) => one.title === title)
  if (!order) throw new Error(`no order ${title}`)
  const own = <T extends { productOrderId: number }>(list: readonly T[]) =>
    list.filter(({ productOrderId }) => productOrderId === order.id)
  return {
    order,
    items: own(orders.productInstances),
    lists: shownRecords({
      archWall: own(orders.archWalls),
      archElevation: own(orders.archElevations),
      archCustomView: own(orders.archCustomViews),
      entity: own(orders.entities),
      productCanvasText: own(orders.productCanvasTexts),
      productCanvasLine: own(orders.productCanvasLines),
    }),
  }
}

const ofType = (lists: ReturnType<typeof canvasOf>['lists'], type: string) =>
  lists.entity.filter((entity) => entity.type === type).map(({ data }) => data)

describe('the canvases of the demo', () => {
  test.each([
    [panoramaMurals.id, ['Grand Hotel ballroom', 'Library atrium', 'Children’s ward']],
    [norrvik.id, ['Birch Lane kitchen', 'Harbor loft doors']],
  ])('of organization %d stand on %j, and every record of them is right', (orgId, titles) => {
    const { orders } = drawn(orgId)
    for (const title of titles) {
      const { lists } = canvasOf(orgId, title)
      expect(lists.archWall.length).toBeGreaterThan(0)
      expect(lists.archElevation.map(({ archCustomViewId }) => archCustomViewId)).toEqual(
        lists.archCustomView.map(({ id }) => id),
      )
      const views = new Set<number | null>([null, ...lists.archCustomView.map(({ id }) => id)])
      for (const key of Object.keys(lists).filter((name): name is SpatialKey => name in lists))
        for (const record of lists[key]) {
          expect(checkSpatial(key, record).ok).toBe(true)
          expect(views.has(viewIdOf(spatialKindOf({ key, ...record }), record))).toBe(true)
        }
    }
    const withCanvas = new Set(orders.archWalls.map(({ productOrderId }) => productOrderId))
    expect(withCanvas.size).toBe(titles.length)
  })

  test('the lobby has four panels over 180 by 108, with seams of an inch between, printed within the roll', () => {
    const { lists } = canvasOf(panoramaMurals.id, 'Grand Hotel ballroom')
    expect(ofType(lists, 'calicoMuralArea')).toMatchObject([{ size: { width: 180, height: 108 } }])
    expect(ofType(lists, 'calicoMuralPanel')).toMatchObject([
      {
        panelNumber: 1,
        position: { x: 0, y: 0 },
        size: { width: 45, height: 108 },
        bleedLeft: 0.5,
        bleedRight: 0.5,
      },
      {
        panelNumber: 2,
        position: { x: 45, y: 0 },
        isCriticalAlignmentPanel: true,
        bleedTop: 1,
        bleedBottom: 1,
      },
      { panelNumber: 3, position: { x: 90, y: 0 } },
      { panelNumber: 4, position: { x: 135, y: 0 } },
    ])
    expect(ofType(lists, 'calicoMuralSeam')).toMatchObject([
      { from: { x: 45, y: 0 }, to: { x: 45, y: 108 }, thickness: 1 },
      { from: { x: 90, y: 0 } },
      { from: { x: 135, y: 0 } },
    ])
    expect(ofType(lists, 'opening')).toMatchObject([{ kind: 'door' }, { kind: 'window', sill: 36 }])
    expect(ofType(lists, 'calicoWallLabel')).toMatchObject([{ title: 'North wall' }, { title: 'East wall' }])
  })

  test('the atrium has butted panels of 48, 51 and 51, so that no seam stands over the niche', () => {
    const { lists } = canvasOf(panoramaMurals.id, 'Library atrium')
    expect(ofType(lists, 'calicoMuralPanel')).toMatchObject([
      { size: { width: 48 }, bleedLeft: 0.5, bleedRight: 0 },
      { size: { width: 51 }, bleedLeft: 0, bleedRight: 0 },
      { size: { width: 51 }, bleedLeft: 0, bleedRight: 0.5 },
    ])
    expect(ofType(lists, 'calicoMuralSeam')).toMatchObject([
      { thickness: 0, from: { x: 48 } },
      { from: { x: 99 } },
    ])
  })

  test('[1.9.35] the kitchen has twelve pieces in their places, none over another', () => {
    const { items, lists } = canvasOf(norrvik.id, 'Birch Lane kitchen')
    const placements = items.flatMap((item) => item.placements)
    expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(12)
    expect(placements).toHaveLength(12)
    const places = placements.map(({ plan }) => plan?.x ?? 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(places).size).toBe(12)
    const [wall] = lists.archWall
    expect(Math.max(...places)).toBeLessThan(wall?.to.x ?? 0)
    expect(items.every(({ placements: [first], position }) => first?.view?.x === position?.x)).toBe(true)
  })
})

describe('the profiles', () => {
  test('[2.9.16, 2.9.17, 2.9.18, 2.3.44, 2.6.09] say scales, viewports, precision and the design to fall back to', () => {
    expect(drawn(panoramaMurals.id).profile.spatial).toMatchObject({
      appliesTo: 'all',
      viewportScale: { plan: 1, view: 2 },
      viewport: { width: 1006, height: 564 },
      muralTextureFallback: 990,
      gridSize: 50,
      rollWidth: 54,
    })
    expect(drawn(norrvik.id).profile.spatial).toMatchObject({
      appliesTo: 'all',
      scale: 0.08,
      previewScale: 3,
      viewport: { width: 1555, height: 834 },
      precision: { min: 0.5, max: 16, initial: 0.5 },
    })
    expect(drawn(panoramaMurals.id).catalog.productOptions.some(({ id }) => id === 990)).toBe(true)
  })

  test('[2.1.05] doors and cabinet fronts are spatial categories', () => {
    const { productCategories } = drawn(norrvik.id).catalog
    expect(productCategories.filter(({ isSpatial }) => isSpatial === 1).map(({ id }) => id)).toEqual([20, 21])
  })
})
