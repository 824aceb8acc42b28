/** Uploading pictures, and looking at products in 3D. [1.8.07, 1.8.08] */
export const pictureMessages = {
  uploadIdle: 'Drag and Drop or click to browse',
  uploadDragging: 'Drop here to upload.',
  uploadRunning: 'Uploading ...',
  uploadDone: 'File uploaded successfuly!',
  uploadFailed: "Couldn't upload file. Check your internet connection or try again later.",
  uploadUnsuitable: 'Please choose a file under 5mb',
  holdsWords:
    'This SVG has words in it as text, which look different in every browser. Convert the text to outlines, then choose it again.',
  notOwn: 'This picture belongs neither here nor to the catalog.',
  view3dIncomplete: ({ title }: { title: string }) => `${title} is needed for the 3D view.`,
  view3dUnreadable: 'This configuration can not be shown in 3D.',
  view3dUnavailable: 'This browser can not show 3D, so here is the drawing.',
  view3dInterrupted: 'The graphics card has interrupted the 3D view.',
} as const
