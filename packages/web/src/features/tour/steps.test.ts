/** Which steps the guided tour has on a page. */
import { describe, expect, it } from 'vitest'
import { stepsIn, type TourStep, tourSteps } from './steps.ts'

describe('the guided tour', () => {
  const everywhere = (step: TourStep) => [`${step} hidden`, `${step} 1`, `${step} 2`]
  const isVisible = (element: string) => !element.endsWith('hidden')

  it('[1.2.87] goes from status dots, price, add button, product title, quantity and notes to options', () => {
    expect(tourSteps).toEqual(['status', 'price', 'add', 'itemTitle', 'quantity', 'options'])
    expect(stepsIn(everywhere, isVisible).map(({ step }) => step)).toEqual([...tourSteps])
  })

  it('points at the first of several that can be seen', () => {
    expect(stepsIn(everywhere, isVisible)[2]).toEqual({ step: 'add', element: 'add 1' })
  })

  it('leaves out what is not on the screen', () => {
    const emptyOrder = (step: TourStep) => (step === 'add' || step === 'status' ? [step] : [`${step} hidden`])
    expect(stepsIn(emptyOrder, isVisible).map(({ step }) => step)).toEqual(['status', 'add'])
    expect(stepsIn(() => [], isVisible)).toEqual([])
  })
})
