/** What is refused of money. */
export default {
  errors: {
    month_closed: 'This month has just been closed. Please try again: it will be booked in the next one.',
  },
};
