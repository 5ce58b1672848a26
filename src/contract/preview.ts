/**
 * Header of a call from a framed page that shows another configuration than the live one: the grant that
 * `previewPages` answers, of a change set as it will be or of a version.
 */
export const PREVIEW_HEADER = 'x-preview'
