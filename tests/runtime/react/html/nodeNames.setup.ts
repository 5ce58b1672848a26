/**
 * happy-dom's `Node.prototype.nodeName` answers '' (its issue 2182); DOMPurify asks exactly there, so that no element
 * can lie about its name. The sanitiser itself is judged in a real browser (tests/browser/formEngine).
 */
const NAMES: Readonly<Record<number, (node: Node) => string>> = {
  1: (node) => (node as Element).tagName,
  3: () => '#text',
  8: () => '#comment',
  9: () => '#document',
  11: () => '#document-fragment',
}

Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    return NAMES[this.nodeType]?.(this) ?? ''
  },
})
