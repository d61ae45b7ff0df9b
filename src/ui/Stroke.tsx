/** An icon of lucide by its path, where everybody downloads it: the components of lucide are too large there. */
export const Stroke = ({ d }: { d: string }) => (
  <svg
    className="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={d} />
  </svg>
);
