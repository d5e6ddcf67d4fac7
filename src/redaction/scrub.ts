/** How a hidden value looks. */
export const hiddenMark = '‹hidden›';

/** Takes hidden values out of a text that others wrote and that may quote the job. */
export type Scrub = (text: string) => string;
