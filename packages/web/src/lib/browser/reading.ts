/**
 * The direction in which the page is read: what keys, pointers and popups do along the line is written here for lines from left to
 * right, and turned for the others. [issue 18, Languages; decision 0211]
 */
import { currentDirection } from '@orderwright/domain/localization'

/** Whether lines run from right to left. */
export const isRightToLeft = (): boolean => currentDirection() === 'rtl'

/** What an arrow key means along the line: where lines run from right to left, the left arrow goes on and the right one back. */
export function readingKey(key: string, isTurned = isRightToLeft()): string {
  if (!isTurned) return key
  if (key.endsWith('ArrowLeft')) return key.replace('ArrowLeft', 'ArrowRight')
  return key.replace('ArrowRight', 'ArrowLeft')
}

/** px to the right as px along the line. */
export const alongLine = (px: number, isTurned = isRightToLeft()): number => (isTurned ? -px : px)
