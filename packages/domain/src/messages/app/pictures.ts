/** Uploading pictures, and looking at products in 3D. [1.8.07, 1.8.08] */
import { defineMessages } from '../../localization/define-messages.ts'
export const pictureMessages = defineMessages('pictureMessages', {
  uploadIdle: 'Drag and Drop or click to browse',
  uploadDragging: 'Drop here to upload.',
  uploadRunning: 'Uploading ...',
  uploadDone: 'File uploaded successfuly!',
  uploadFailed: "Couldn't upload file. Check your internet connection or try again later.",
  tooManyPixels: ({ width, height }: { width: number; height: number }) =>
    `The picture has ${width} × ${height} pixels: 50 million in all are the most.`,
  uploadUnsuitable: 'Please choose a file under 5mb',
  masterUnsuitable:
    'Please choose a JPEG or PNG under 60 MB with at most 1,000 million pixels, or 50 million where it is progressive or interlaced.',
  masterOfOrder: 'Say which canvas this print master is for: it is kept with that.',
  holdsWords:
    'This SVG has words in it as text, which look different in every browser. Convert the text to outlines, then choose it again.',
  ofWhat: 'Name what the picture is of by its kind and its number, or neither for a picture of the library.',
  notOwn: 'This picture belongs neither here nor to the catalog.',
  view3dIncomplete: ({ title }: { title: string }) => `${title} is needed for the 3D view.`,
  view3dUnreadable: 'This configuration can not be shown in 3D.',
  view3dUnavailable: 'This browser can not show 3D, so here is the drawing.',
  view3dInterrupted: 'The graphics card has interrupted the 3D view.',

  // Labels and titles
  picturesOf: ({ title }: { title: string }) => `Pictures of ${title}`,
  addableOnceSaved: 'Pictures can be added as soon as the item is saved.',
  noneYet: 'There are no pictures of this item yet.',
  lookAt: ({ title }: { title: string }) => `Look at ${title}`,
  delete: ({ title }: { title: string }) => `Delete ${title}`,
  itemsPicture: 'Item’s picture ✓',
  asItemPicture: 'Use as item’s picture',
  setTheItemsPicture: 'Set the item’s picture',
  removeItemsPicture: 'Remove the item’s picture',
  deletedPicture: ({ title }: { title: string }) => `${title || 'Picture'} deleted.`,
  thisItem: 'This item',
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',
  pictureFile: 'Picture file',
  addAPicture: 'Add a picture',
  pictureFormats: 'JPEG or PNG, below 5 MB',
  tryAgain: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholePicture: 'Whole picture',
  pictureNotLoaded: ({ title }: { title: string }) => `${title} could not be loaded.`,
})
