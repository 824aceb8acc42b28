/** The pages on a grey desk: as wide as there is room, the first at once, the others when they come near. [2.2.45] */
import type { ComposedDocument } from '@orderwright/domain/documents'
import { DocumentPage, documentCss, pageCss, sheetRule } from '@orderwright/paper'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWasNear } from '../../lib/browser/near-view.ts'
import { paperFontCss } from '../../lib/paper-fonts.ts'

interface PaperDeskProps {
  document: ComposedDocument
  /** every page is to be drawn, at its own size */
  isPrinting: boolean
  /** what stands for a page that is not drawn yet */
  label: string
}

const MARGIN = 16
/** The first page is drawn with the screen; the next in the frame after it, the others when somebody gets there. */
const AT_ONCE = 1

/** How much smaller pages are shown in a room, so that they fit beside their margins; never larger than they are. */
function scaleIn(room: number, width: number): number {
  return Math.min(1, Math.max(0.2, (room - 2 * MARGIN) / width))
}

/**
 * The scale of the pages. First by the window, which the desk is as wide as: to ask the desk within the commit would lay
 * everything out there, and once more after it. The observer speaks up between layout and paint.
 */
function useScale(width: number) {
  const desk = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(() => scaleIn(document.documentElement.clientWidth, width))
  useLayoutEffect(() => {
    const element = desk.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setScale(scaleIn(entry.contentRect.width, width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { desk, scale }
}

export function PaperDesk({ document, isPrinting, label }: PaperDeskProps) {
  const { desk, scale } = useScale(document.size.width)
  return (
    <div ref={desk} className="flex flex-col items-center gap-4 py-4 print:block print:p-0">
      <style>{`${paperFontCss}${pageCss}${documentCss}${sheetRule(document.size)}`}</style>
      {document.pages.map((_, index) => (
        <Sheet
          key={index}
          document={document}
          index={index}
          scale={scale}
          isNow={isPrinting || index < AT_ONCE}
          label={label}
        />
      ))}
    </div>
  )
}

interface SheetProps {
  document: ComposedDocument
  index: number
  scale: number
  isNow: boolean
  label: string
}

function Sheet({ document, index, scale, isNow, label }: SheetProps) {
  const [ref, wasNear] = useWasNear(isNow)
  const { width, height } = document.size
  return (
    <div
      ref={ref}
      // Paper is laid out by measure.
      dir="ltr"
      className="shrink-0 overflow-hidden bg-paper shadow-pop print:!size-auto print:overflow-visible print:shadow-none"
      style={{ width: width * scale, height: height * scale }}
    >
      {isNow || wasNear ? (
        <div
          className="origin-top-left print:!transform-none"
          style={{ transform: `scale(${scale})`, width }}
        >
          <DocumentPage document={document} index={index} />
        </div>
      ) : (
        <p className="sr-only">{label}</p>
      )}
    </div>
  )
}
