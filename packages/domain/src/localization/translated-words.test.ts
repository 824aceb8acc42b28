/** Words that code puts together, in the language of who reads them. [issue 18, Languages] */
import { afterEach, describe, expect, it } from 'vitest'
import { selectionText } from '../configuration/selection-text.ts'
import { documentColumns } from '../documents/item-rows/columns.ts'
import { documentNames } from '../messages/papers/documents.ts'
import { keypadPlateFamily } from '../drawing/families/keypad-plate/family.ts'
import { columnChoices, listColumns } from '../orders/list/list-columns.ts'
import { exportHeader, exportRow } from '../orders/list/list-export.ts'
import { traceLabel } from '../pricing/trace-label.ts'
import { enlargedScales } from '../sheets/scales.ts'
import { deedSentence } from '../spatial/deeds.ts'
import { aContext, anOrder, aProfile, aProperty } from '../testing/builders.ts'
import * as french from '../translations/fr-FR/index.ts'
import * as swedish from '../translations/sv-SE/index.ts'
import { cents } from '../units/money.ts'
import type { Language } from './languages.ts'
import { setLanguageSource } from './language-source.ts'
import { registerTranslations } from './translations.ts'

registerTranslations('fr-FR', french)
registerTranslations('sv-SE', swedish)
afterEach(() => setLanguageSource(undefined))

function saidIn<T>(language: Language, say: () => T): T {
  setLanguageSource(() => language)
  return say()
}

describe('[issue 18] the list', () => {
  const viewing = { profile: aProfile(), role: 'owner', seesPrices: true, isAdvanced: false } as const
  const titles = () =>
    listColumns({ ...viewing, chosen: ['title', 'status', 'total'] }).map((one) => one.title)

  it('has its columns in the language of who reads it, on screen and in its file', () => {
    expect(titles()).toEqual(['Title', 'Status', 'Total'])
    expect(saidIn('fr-FR', titles)).toEqual(['Titre', 'Statut', 'Total'])
    expect(saidIn('sv-SE', titles)).toEqual(['Namn', 'Status', 'Summa'])
    const header = () => exportHeader(listColumns({ ...viewing, chosen: ['title', 'total'] }))
    expect(saidIn('fr-FR', header)).toEqual(['Titre', 'Total', 'Reste à définir'])
    expect(saidIn('sv-SE', () => columnChoices(viewing).map(({ title }) => title))).toContain(
      'Senaste betalning',
    )
  })

  it('says in its file what is still to come', () => {
    const order = anOrder()
    const listed = {
      ...order,
      ownerName: '',
      costs: { ...order.costs, shippingIsTbd: true, orderTotal: cents(100) },
    }
    const context = {
      profile: viewing.profile,
      role: 'owner',
      products: new Map(),
      categories: new Map(),
    } as const
    const row = () =>
      exportRow(listColumns({ ...viewing, chosen: ['title', 'total'] }), listed, context).at(-1)
    expect(row()).toBe('shipping & tax')
    expect(saidIn('fr-FR', row)).toBe('port et taxe')
  })
})

describe('[issue 18] documents and drawings', () => {
  it('are called in the language of who reads them', () => {
    expect(documentNames.packingSlip.name).toBe('Packing Slip')
    expect(saidIn('fr-FR', () => documentNames.packingSlip.label)).toBe('Bon de livraison')
    expect(saidIn('sv-SE', () => documentNames.quote.label)).toBe('Offert (kund)')
  })

  it('say what was done on the canvas', () => {
    const done = () => deedSentence('moved', { calicoMuralPanel: 3, calicoMuralSeam: 2 })
    expect(done()).toBe('3 panels and 2 seams moved')
    expect(saidIn('fr-FR', done)).toBe('3 lés et 2 joints – déplacement')
    expect(saidIn('sv-SE', done)).toBe('3 våder och 2 skarvar flyttades')
  })

  it('name the mechanisms of a plate, also of one that was kept in another language', () => {
    const gridOf = (layoutString: string) =>
      keypadPlateFamily.gridOfUnknown?.({ width: 117, height: 82, layoutString })?.mechanisms ?? []
    const [alone] = gridOf('P')
    const second = gridOf('PP')[1]
    const said = () => [alone?.title, alone?.label, second?.title, second?.label]
    expect(said()).toEqual(['the push button', 'push button', 'push button 2', 'push button 2'])
    expect(saidIn('fr-FR', said)).toEqual(['le poussoir', 'poussoir', 'le poussoir 2', 'poussoir 2'])
    expect(saidIn('sv-SE', said)).toEqual(['tryckknappen', 'tryckknapp', 'tryckknapp 2', 'tryckknapp 2'])
  })
})

describe('[issue 18] papers and prices', () => {
  const { catalog } = aContext({})
  const property = aProperty({ type: 'text' })

  it('have their columns, scales and ticks in the language of who reads them', () => {
    const columns = () =>
      documentColumns([], {
        width: 700,
        family: 'inter',
        pictureWidth: 60,
        hasPrices: true,
        codeTitle: '',
      }).map(({ title }) => title)
    expect(columns()).toEqual(['', 'Item', 'Qty', 'Unit price', 'Subtotal'])
    expect(saidIn('fr-FR', columns)).toEqual(['', 'Article', 'Qté', 'Prix unitaire', 'Sous-total'])
    const largest = () => enlargedScales('in', 1).map(({ label }) => label)
    expect(saidIn('en-US', largest)).toEqual(['Four times full size', 'Twice full size'])
    expect(saidIn('sv-SE', largest)).toEqual(['Fyra gånger naturlig storlek', 'Två gånger naturlig storlek'])
    expect(saidIn('fr-FR', () => selectionText(catalog, property, { value: true }, 'mm'))).toBe('Oui')
  })

  it('show the steps of a price, which are kept in English', () => {
    const shown = () =>
      [
        traceLabel({ kind: 'rounding', label: 'Rounding' }),
        traceLabel({ kind: 'expression', label: 'Fixed amount' }),
        traceLabel({ kind: 'expression', label: 'Per meter' }),
      ].join(', ')
    expect(saidIn('en-US', shown)).toBe('Rounding, Fixed amount, Per meter')
    expect(saidIn('fr-FR', shown)).toBe('Arrondi, Montant fixe, Per meter')
  })
})
