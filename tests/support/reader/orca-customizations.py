"""Orca's settings for tests: every word it speaks goes to the file $SPOKEN, a line each, and no key is repeated aloud."""

import logging
import os

import orca.settings as settings

settings.enableKeyEcho = False
settings.speakMisspelledIndicator = False
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
settings.enableSound = False
settings.enableBraille = False

spoken = logging.FileHandler(os.environ["SPOKEN"])
spoken.setFormatter(logging.Formatter("%(message)s"))
logging.getLogger("speech").addHandler(spoken)
