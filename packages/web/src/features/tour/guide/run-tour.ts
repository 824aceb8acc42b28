/**
 * The guided tour, fetched when it is asked for. Arrow keys go on and back, Escape ends it, and the focus returns
 * to where it was. [1.2.87]
 */
import { tourMessages } from '@orderwright/domain/messages'
import { type Driver, driver, type PopoverDOM } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import { isRightToLeft, readingKey } from '../../../lib/browser/reading.ts'
import { stepsIn, type TourStep } from '../steps.ts'

type Side = 'top' | 'right' | 'bottom' | 'left'

/** The options stand where lines end. */
const sides: Readonly<Record<TourStep, () => Side>> = {
  status: () => 'bottom',
  price: () => 'top',
  add: () => 'top',
  itemTitle: () => 'top',
  quantity: () => 'top',
  options: () => (isRightToLeft() ? 'right' : 'left'),
}

interface TourOptions {
  /** the organisation's word for an order */
  readonly word: string
  onEnd: () => void
}

let running: Driver | null = null

export function runTour({ word, onEnd }: TourOptions): void {
  running?.destroy()
  const opener = document.activeElement
  const tour = driver({
    // While it moves from place to place it would not hear the keys.
    animate: false,
    overlayOpacity: 0.42,
    stagePadding: 6,
    stageRadius: 4,
    popoverOffset: 12,
    disableActiveInteraction: true,
    // Its own keys know one direction.
    allowKeyboardControl: !isRightToLeft(),
    showProgress: true,
    progressText: tourMessages.progress,
    nextBtnText: tourMessages.next,
    prevBtnText: tourMessages.back,
    doneBtnText: tourMessages.done,
    popoverClass: 'order-tour',
    onPopoverRender: namePopover,
    onDestroyed: () => {
      running = null
      document.removeEventListener('keyup', onKeyUp)
      onEnd()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    steps: stepsIn(elementsOf, isShown).map(({ step, element }) => ({
      element,
      popover: {
        title: tourMessages[step].title,
        description: tourMessages[step].text({ word }),
        side: sides[step](),
        align: 'start',
      },
    })),
  })
  running = tour
  function onKeyUp({ key }: KeyboardEvent) {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowRight: tour.moveNext,
      ArrowLeft: tour.movePrevious,
      Escape: tour.destroy,
    }
    steps[readingKey(key)]?.()
  }
  if (isRightToLeft()) document.addEventListener('keyup', onKeyUp)
  tour.drive()
}

/** The places on the page that are marked for a step. */
function elementsOf(step: TourStep): Element[] {
  return [...document.querySelectorAll(`[data-tour="${step}"]`)]
}

/** Whether an element can be pointed at: it has a size and is not hidden. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
}

function namePopover({ closeButton }: PopoverDOM) {
  closeButton.setAttribute('aria-label', tourMessages.close)
}
