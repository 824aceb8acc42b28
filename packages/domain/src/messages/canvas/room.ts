/** Words of rooms in three dimensions: eye points, walking about, what is seen, stills and their sheets. */
import { defineMessages } from '../../localization/define-messages.ts'
export const roomMessages = defineMessages('roomMessages', {
  room: 'Room in 3D',
  rooms: 'Room views',
  eyePoint: ({ number }: { number: number }) => `Eye point ${number}`,
  freeEye: 'Room in 3D',
  loading: 'Loading the room',
  addEyePoint: 'Keep this view',
  eyePointAdded: 'Keep an eye point',
  saveEyePoint: 'Look from here',
  eyePointSaved: 'Move the eye point',
  backToEyePoint: 'Back to the eye point',
  backToPlan: 'Back to the plan',
  keepStill: 'Keep a still',
  keepStillAnew: 'Keep a new still',
  keepingStill: 'Keeping the still …',
  stillKept: 'Keep a still',
  stillIsKept: 'The still is kept. It is printed with the drawings.',
  still: ({ title }: { title: string }) => `Still of ${title}`,
  stillIsOld: 'The room has changed since this still was kept.',
  stillIsOldShort: 'The room has changed since',
  stillFailed: 'The still could not be kept. Check your internet connection and try again.',
  stillNotDrawn: 'This browser could not draw the still. Try again.',
  openRoom: 'Look into the room',
  selectInPlan: ({ name }: { name: string }) => `${name}, selected in the plan`,
  notInRoom: ({ name, count }: { name: string; count: number }) =>
    count === 1
      ? `${name} stands on a viewport that looks at no wall: it is not in the room.`
      : `${count} of ${name} stand on a viewport that looks at no wall: they are not in the room.`,
  notInRoomHeading: 'Not in the room',
  emptyRoom: 'The plan is empty. Draw its walls, and the room stands here.',

  // For those who do not see it
  view: '3D view of the room',
  viewOf: ({ title, seen }: { title: string; seen: string }) => `${title}. ${seen}`,
  keys: 'Arrow up and down step forward and back, left and right turn, with Shift they step aside. A and D step aside, Page up and Page down raise and lower the eyes, R and F look up and down. Home goes back to the eye point.',
  whatIsSeen: 'What is seen, from left to right',
  seesNothing: 'Nothing of the room is seen from here.',
  sees: ({ things }: { things: readonly string[] }) => `Seen from left to right: ${things.join('; ')}.`,
  thing: ({ name, side, distance }: { name: string; side: string; distance: string }) =>
    `${name}, ${side}, ${distance} away`,
  sides: { left: 'on the left', ahead: 'ahead', right: 'on the right' },
  things: { wall: 'wall', mural: 'mural', door: 'door', window: 'window', opening: 'opening' },
  muralOn: ({ title }: { title: string }) => `mural on ${title}`,

  // Where it can not be shown
  noGraphics:
    'This browser can not show 3D. The plan and the views are there as always, and nothing is lost.',
  interrupted: 'The graphics card has interrupted the room. The plan and the views are there as always.',
  notLoaded: 'The room could not be fetched. Check your internet connection and try again.',
  tryAgain: 'Try again',
  moveHint: 'Drag to look, wheel to go',
  touchHint: 'Drag to look, pinch to go',

  // On paper
  sheetHeading: ({ title }: { title: string }) => `Room view, ${title}`,
  sheetAbout: 'Perspective, not to scale',
  sheetOld: 'The room has changed since this picture was kept.',
  notToScale: 'Not to scale',
})
