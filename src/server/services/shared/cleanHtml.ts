import sanitizeHtml from 'sanitize-html'

const STYLES = {
  'text-align': [/^(left|right|center|justify)$/],
  'text-indent': [/^\d+(\.\d+)?(em|px)$/],
  'line-height': [/^\d+(\.\d+)?(px|em)?$/],
  'font-size': [/^\d+(\.\d+)?(px|em|pt|rem|%)$/],
  'font-weight': [/^(bold|normal|\d{3})$/],
  color: [/^#[0-9a-fA-F]{3,8}$/, /^rgb\([\d\s,]+\)$/],
  'background-color': [/^#[0-9a-fA-F]{3,8}$/, /^rgb\([\d\s,]+\)$/],
}

/** Rich text as it may reach a browser: no script, no handlers, no `javascript:`; pictures and links of the web only. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'video', 'h1', 'h2', 'del', 'ins'],
    allowedAttributes: {
      '*': ['style', 'align'],
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      video: ['src', 'controls', 'width', 'height', 'poster'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
    },
  })
}
