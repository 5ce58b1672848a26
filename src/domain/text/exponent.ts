/** Whether a text is a number as a spreadsheet shows a long one: `4.20000E+27` stands where a code or a phone was. */
export const isExponent = (text: string): boolean => /^\d(?:\.\d+)?e\+?\d+$/i.test(text)
