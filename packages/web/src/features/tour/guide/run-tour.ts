/**
 * The guided tour, fetched when it is asked for. Arrow keys go on and back, Escape ends it, and the focus returns
 * to where it was. [1.2.87]
 */
import { tourMessages } from '@orderwright/domain'
import { type Driver, driver, type PopoverDOM } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'
import { type TourStep, stepsOn } from '../steps.ts'

type Side = 'top' | 'right' | 'bottom' | 'left'

const sides: Readonly<Record<TourStep, Side>> = {
  status: 'bottom',
  price: 'top',
  add: 'top',
  itemTitle: 'top',
  quantity: 'top',
  options: 'left',
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
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const tour = driver({
    animate: !isStill,
    duration: 150,
    overlayOpacity: 0.42,
    stagePadding: 6,
    stageRadius: 4,
    popoverOffset: 12,
    disableActiveInteraction: true,
    showProgress: true,
    progressText: tourMessages.progress,
    nextBtnText: tourMessages.next,
    prevBtnText: tourMessages.back,
    doneBtnText: tourMessages.done,
    popoverClass: 'order-tour',
    onPopoverRender: namePopover,
    onDestroyed: () => {
      running = null
      onEnd()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    steps: stepsOn(document).map(({ key, element }) => ({
      element,
      popover: {
        title: tourMessages[key].title,
        description: tourMessages[key].text({ word }),
        side: sides[key],
        align: 'start',
      },
    })),
  })
  running = tour
  tour.drive()
}

function namePopover({ closeButton }: PopoverDOM) {
  closeButton.setAttribute('aria-label', tourMessages.close)
}
