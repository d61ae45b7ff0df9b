/** The part of the net revenue that an author gets unless another one is agreed upon. */
export const initialShare = 0.5;
