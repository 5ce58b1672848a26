/** Functions for files in one module: separate modules would each be a name in the first load. */
export { watchFiles } from './freshFiles.ts'
export { isGone } from './isGone.ts'
export { upload } from './upload.ts'
