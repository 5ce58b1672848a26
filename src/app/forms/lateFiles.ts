/** What is done with files, loaded together: apart each would be a name in the first load. */
export { watchFiles } from './freshFiles.ts'
export { isGone } from './isGone.ts'
export { upload } from './upload.ts'
