/** A page is the section's own title on screen; as a field it shows nothing. */
export const PageWidget = () => null
