/** Days within which Quillhouse wants a chapter reviewed once it is submitted; authors are promised no time. */
export const reviewAimDays = 3;
