/** The build puts the text of the style sheet here (`src/build/embedStyles.ts`). */
declare const __FORM_STYLES__: string

let sheet: CSSStyleSheet | undefined

/**
 * Gives the document, or the shadow tree, of a place our style sheet, once. A sheet that is made by a script is
 * allowed by a Content-Security-Policy that forbids style elements, and is there before the first frame.
 */
export function adoptStyles(place: Node): void {
  const root = place.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(__FORM_STYLES__)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}
