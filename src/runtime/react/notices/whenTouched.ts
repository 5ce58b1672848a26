/** What comes when a page is first touched, or has something to say: one file, since each would be a request and a name. */
export { keepFocus } from '../focus/keepFocus.ts'
export { placeToasts } from './placeToasts.ts'
