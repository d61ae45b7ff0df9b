import review from './review.ts';

/** What the screens of the back office say that are made by hand. */
export default { review };
