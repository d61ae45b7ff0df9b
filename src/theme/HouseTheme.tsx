import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMode } from './mode.ts';
import { fonts, palettes, type Mode } from './tokens.ts';

const optionsOf = (mode: Mode): ThemeOptions => {
  const palette = palettes[mode];
  const floating = { border: `1px solid ${palette.line}`, boxShadow: '0 8px 28px rgb(0 0 0 / 14%)' };
  const flat = { root: { boxShadow: 'none', backgroundImage: 'none' } };
  return {
    palette: {
      mode,
      primary: { main: palette.accent, contrastText: palette.onAccent },
      secondary: { main: palette.accent, contrastText: palette.onAccent },
      error: { main: palette.danger },
      success: { main: palette.success },
      warning: { main: palette.warning },
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.ink, secondary: palette.muted },
      divider: palette.line,
    },
    shape: { borderRadius: 7 },
    typography: {
      fontFamily: fonts.text,
      fontSize: 14,
      h6: { fontFamily: fonts.serif, fontWeight: 500 },
      button: { textTransform: 'none', fontWeight: 550 },
    },
    components: {
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: flat },
      MuiPopover: { styleOverrides: { paper: floating } },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 12, border: `1px solid ${palette.line}` } } },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiTooltip: {
        styleOverrides: { tooltip: { fontSize: 12.5, backgroundColor: palette.ink, color: palette.paper } },
      },
    },
  };
};

const themes: Partial<Record<Mode, Theme>> = {};
const themeOf = (mode: Mode): Theme => (themes[mode] ??= createTheme(optionsOf(mode)));

// Without plugins: by itself it would write each rule for browsers of long ago too, which took a third of its time.
const styles = createCache({ key: 'css', stylisPlugins: [] });

/** MUI in the colours and letters of the house. */
export function HouseTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={themeOf(useMode())}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
