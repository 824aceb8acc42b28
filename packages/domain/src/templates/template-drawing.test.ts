/** Drawings of templates, as their cards show them. */
import { describe, expect, test } from 'vitest'
import { loadDrawingFamilies } from '../drawing-families.ts'
import { drawFamily } from '../drawing/registry.ts'
import { templateKeys } from './template.ts'
import { templateContents, templateSpec } from './template-drawing.ts'
import { productTemplates } from './templates.ts'

describe('the drawing of a template', () => {
  test.each(templateKeys)('[issue 14] of %s is that of its first options', async (key) => {
    await loadDrawingFamilies()
    const drawn = templateSpec(productTemplates[key])
    expect(drawn && drawFamily(drawn.family, drawn.spec)).toMatchObject({ ok: true })
  })

  test('[issue 14] has the data of the first option at its path, and the constants', () => {
    expect(templateSpec(productTemplates.rail)?.spec).toMatchObject({
      wall: 2,
      shape: 'c',
      width: 40,
      lip: 10,
      finish: { title: 'Mill finish', fill: '#c3c6c8', surface: 'plain' },
      caps: 'none',
    })
  })

  test('[issue 14] is none where there is no family', () => {
    expect(templateSpec({ ...productTemplates.plainArticle, drawing: null })).toBeNull()
  })
})

test('[issue 14] a template says which properties and how many options it makes', () => {
  expect(templateContents(productTemplates.plainArticle)).toEqual({
    properties: ['Color', 'Size', 'Remark'],
    options: 6,
  })
})
